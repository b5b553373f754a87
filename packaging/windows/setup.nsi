; The installer for Windows: for one user, without administrator rights. makensis is called by installers.py with
;   -DBUNDLE=folder  -DVERSION=1.2.3  -DVERSION_NUMBERS=1.2.3.0  -DICONS=folder  -DOUT=file  -DLICENCE=file
; Paths are written with \: on Windows makensis looks for a name behind nothing else, elsewhere it makes / of it.
Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define NAME "Carte Italiane"
!define ID "io.github.carteitaliane.CarteItaliane"
!define AUTHORS "The Carte Italiane developers"
!define RECORD "CarteItaliane.Record"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${ID}" "Folder"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${VERSION_NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "CompanyName" "${AUTHORS}"
VIAddVersionKey "LegalCopyright" "© ${AUTHORS}"

!define MUI_ICON "${ICONS}\app.ico"
!define MUI_UNICON "${ICONS}\app.ico"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\${ID}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString MATCH ${LANG_ENGLISH} "Carte Italiane match"
LangString MATCH ${LANG_ITALIAN} "Partita di Carte Italiane"
LangString MATCH ${LANG_RUSSIAN} "Партия Carte Italiane"
LangString RUNNING ${LANG_ENGLISH} "Carte Italiane is running. Please close it, and try again."
LangString RUNNING ${LANG_ITALIAN} "Carte Italiane è in esecuzione. Chiudilo e riprova."
LangString RUNNING ${LANG_RUSSIAN} "Программа Carte Italiane запущена. Закройте её и повторите."
LangString FOREIGN ${LANG_ENGLISH} "This folder holds other files. Please choose an empty one."
LangString FOREIGN ${LANG_ITALIAN} "Questa cartella contiene altri file. Scegline una vuota."
LangString FOREIGN ${LANG_RUSSIAN} "В этой папке есть другие файлы. Выберите пустую папку."

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

; A program that runs holds its file: it can be opened for writing only when it does not.
!macro STOP_WHILE_RUNNING PART
  again_${PART}:
  ${If} ${FileExists} "$INSTDIR\${NAME}.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\${NAME}.exe" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again_${PART}
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Section
  !insertmacro STOP_WHILE_RUNNING install
  ; Only a folder of ours is emptied: an older version leaves nothing behind, and nothing of others is touched.
  ${If} ${FileExists} "$INSTDIR\_internal\carte_italiane\*.*"
    RMDir /r "$INSTDIR\_internal"
  ${ElseIf} ${FileExists} "$INSTDIR\*.*"
    ${DirState} "$INSTDIR" $0
    ${If} $0 == 1
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(FOREIGN)" /SD IDOK
      Abort
    ${EndIf}
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}\*.*"
  File "${ICONS}\record.ico"
  File "/oname=LICENSE.txt" "${LICENCE}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${NAME}.exe"

  WriteRegStr HKCU "Software\${ID}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.carte" "" "${RECORD}"
  WriteRegStr HKCU "Software\Classes\.carte\OpenWithProgids" "${RECORD}" ""
  WriteRegStr HKCU "Software\Classes\${RECORD}" "" "$(MATCH)"
  WriteRegStr HKCU "Software\Classes\${RECORD}\DefaultIcon" "" "$INSTDIR\record.ico"
  WriteRegStr HKCU "Software\Classes\${RECORD}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${AUTHORS}"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  ${RefreshShellIcons}
SectionEnd

; What the person has played and chosen lies elsewhere, and stays.
Section "Uninstall"
  !insertmacro STOP_WHILE_RUNNING uninstall
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${NAME}.exe"
  Delete "$INSTDIR\carte-italiane.exe"
  Delete "$INSTDIR\record.ico"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  ReadRegStr $0 HKCU "Software\Classes\.carte" ""
  ${If} $0 == "${RECORD}"
    DeleteRegValue HKCU "Software\Classes\.carte" ""
  ${EndIf}
  DeleteRegValue HKCU "Software\Classes\.carte\OpenWithProgids" "${RECORD}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.carte\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.carte"
  DeleteRegKey HKCU "Software\Classes\${RECORD}"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${ID}"
  ${RefreshShellIcons}
SectionEnd
