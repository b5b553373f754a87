"""Qt style sheet of all controls: ``$NAME`` is a colour of ``palette``, ``@8`` a measure that grows with the page."""

from __future__ import annotations

from typing import Final

COLOURS: Final = """
QToolTip { background: $PAPER_LIGHT; color: $INK; border: 1px solid $GOLD_SHADE; padding: 4px 8px; }
QLabel { background: transparent; }
QLabel[soft="true"] { color: $INK_SOFT; }
QLabel[gold="true"] { color: $GOLD_TEXT; }

QPushButton, QToolButton, QRadioButton[chip="true"] {
    background: $PAPER_LIGHT; color: $INK; border: 2px solid $EDGE; outline: none;
}
QPushButton:hover, QToolButton:hover, QRadioButton[chip="true"]:hover {
    background: $GOLD_LIGHT; border-color: $GOLD_SHADE;
}
QPushButton:pressed, QToolButton:pressed, QRadioButton[chip="true"]:pressed { background: $GOLD; }
QPushButton:focus, QToolButton:focus, QRadioButton[chip="true"]:focus { border-color: $GOLD_TEXT; }
QPushButton:disabled, QToolButton:disabled, QRadioButton[chip="true"]:disabled {
    background: $PAPER_DEEP; color: $INK_FAINT; border-color: $PAPER_FOLD;
}
QPushButton[primary="true"] { background: $GREEN_SHADE; color: $IVORY; border-color: $GREEN_DEEP; }
QPushButton[primary="true"]:hover { background: $GREEN; }
QPushButton[primary="true"]:pressed { background: $GREEN_DEEP; }
QPushButton[primary="true"]:focus { border-color: $GOLD; }
QPushButton[primary="true"]:disabled { background: $PAPER_FOLD; color: $INK; border-color: $PAPER_EDGE; }
QPushButton:checked, QToolButton:checked, QRadioButton[chip="true"]:checked {
    background: $GREEN_SHADE; color: $IVORY; border-color: $GREEN_DEEP;
}
QPushButton:checked:focus, QToolButton:checked:focus, QRadioButton[chip="true"]:checked:focus { border-color: $GOLD; }

QCheckBox, QRadioButton { color: $INK; background: transparent; border: 2px solid transparent; outline: none; }
QCheckBox:focus, QRadioButton:focus { border-color: $GOLD_TEXT; }
QCheckBox:disabled, QRadioButton:disabled { color: $INK_FAINT; }
QCheckBox::indicator, QRadioButton::indicator, QGroupBox::indicator {
    background: $PAPER_LIGHT; border: 2px solid $INK_SOFT;
}
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background: $GOLD_LIGHT; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { background: $PAPER_DEEP; border-color: $PAPER_EDGE; }
QCheckBox::indicator:checked, QGroupBox::indicator:checked { image: url("%ICONS%/check.svg"); }
QRadioButton::indicator:checked { image: url("%ICONS%/radio.svg"); }

QLineEdit, QComboBox, QSpinBox, QPlainTextEdit, QTextEdit {
    background: $PAPER_LIGHT; color: $INK; border: 2px solid $EDGE;
    selection-background-color: $GREEN_SHADE; selection-color: $IVORY;
}
QLineEdit:hover, QComboBox:hover, QSpinBox:hover { border-color: $GOLD_SHADE; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus { border-color: $GOLD_TEXT; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled {
    background: $PAPER_DEEP; color: $INK_FAINT; border-color: $PAPER_FOLD;
}
QLineEdit, QPlainTextEdit, QTextEdit { placeholder-text-color: $INK_FAINT; }
QComboBox::drop-down { border: none; }
QComboBox::down-arrow, QSpinBox::down-arrow { image: url("%ICONS%/arrow-down.svg"); }
QSpinBox::up-arrow { image: url("%ICONS%/arrow-up.svg"); }
QSpinBox::up-button, QSpinBox::down-button { border: none; background: transparent; }
QComboBox QAbstractItemView, QListView, QTreeView, QTableView {
    background: $PAPER_LIGHT; color: $INK; border: 1px solid $GOLD_SHADE; outline: none;
    alternate-background-color: $PAPER_DEEP; gridline-color: $PAPER_FOLD;
    selection-background-color: $GREEN_SHADE; selection-color: $IVORY;
}
QListView:focus, QTreeView:focus, QTableView:focus { border-color: $GOLD_TEXT; }
QHeaderView::section { background: $PAPER_FOLD; color: $INK; border: none; border-bottom: 1px solid $GOLD_SHADE; }

QTabWidget::pane { border: none; border-top: 2px solid $GOLD_SHADE; }
QTabBar::tab { background: transparent; color: $INK_SOFT; border: 2px solid transparent; }
QTabBar::tab:hover { color: $INK; background: $GOLD_LIGHT; }
QTabBar::tab:selected { color: $INK; background: $PAPER_FOLD; border-bottom-color: $GOLD_SHADE; }
QTabBar::tab:focus { border-color: $GOLD_TEXT; }

QSlider { background: transparent; }
QSlider::groove:horizontal { background: $PAPER_FOLD; border: 1px solid $PAPER_EDGE; }
QSlider::sub-page:horizontal { background: $GREEN_SHADE; border: 1px solid $GREEN_DEEP; }
QSlider::handle:horizontal { background: $GOLD; border: 2px solid $INK; }
QSlider::handle:horizontal:hover { background: $GOLD_LIGHT; }
QSlider::handle:horizontal:focus { background: $PAPER_LIGHT; border-color: $GOLD_TEXT; }
QSlider::handle:horizontal:disabled { background: $PAPER_DEEP; border-color: $PAPER_EDGE; }

QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar { background: transparent; border: none; }
QScrollBar::handle { background: $PAPER_EDGE; }
QScrollBar::handle:hover { background: $GOLD_SHADE; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QGroupBox { border: 1px solid $PAPER_EDGE; background: transparent; }
QGroupBox::title { color: $GOLD_TEXT; subcontrol-origin: margin; }
QMenuBar { background: $PAPER_DEEP; color: $INK; border-bottom: 1px solid $GOLD_SHADE; }
QMenuBar::item { background: transparent; padding: 4px 10px; }
QMenuBar::item:selected, QMenu::item:selected { background: $GREEN_SHADE; color: $IVORY; }
QMenu { background: $PAPER_LIGHT; color: $INK; border: 1px solid $GOLD_SHADE; padding: 4px; }
QMenu::item { padding: 6px 24px; }
QMenu::item:disabled { color: $INK_FAINT; background: transparent; }
QMenu::separator { height: 1px; background: $PAPER_EDGE; margin: 4px 8px; }
QMenu::indicator { width: 16px; height: 16px; margin-left: 4px; }
QMenu::indicator:checked { image: url("%ICONS%/check.svg"); }
QMenu::indicator:checked:selected { image: url("%ICONS%/check-light.svg"); }
QMenu::right-arrow { image: url("%ICONS%/arrow-right.svg"); width: 12px; height: 12px; }
QMenu::right-arrow:selected { image: url("%ICONS%/arrow-right-light.svg"); }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QProgressBar { background: $PAPER_FOLD; border: 1px solid $PAPER_EDGE; color: $INK; text-align: center; }
QProgressBar::chunk { background: $GOLD; }
"""

METRICS: Final = """
QPushButton, QToolButton { border-radius: @6; padding: @6 @16; min-height: @20; }
QPushButton[primary="true"] { padding: @6 @32; }
QPushButton[small="true"] { padding: @3 @12; }
QPushButton[large="true"] { padding: @8 @40; min-height: @24; }
QRadioButton[chip="true"] { border-radius: @6; padding: @3 @12; spacing: 0; min-height: @20; }
QRadioButton[chip="true"]::indicator { width: 0; height: 0; border: none; image: none; }
QCheckBox, QRadioButton { spacing: @8; padding: @3; border-radius: @4; }
QCheckBox::indicator, QGroupBox::indicator { width: @16; height: @16; border-radius: @4; }
QRadioButton::indicator { width: @16; height: @16; border-radius: @10; }
QLineEdit, QComboBox, QSpinBox { border-radius: @6; padding: @4 @8; min-height: @20; }
QComboBox::drop-down { width: @24; }
QComboBox::down-arrow { width: @12; height: @12; }
QSpinBox::up-button, QSpinBox::down-button { width: @20; }
QSpinBox::up-arrow, QSpinBox::down-arrow { width: @10; height: @10; }
QHeaderView::section { padding: @4 @8; }
QFileDialog QToolButton { padding: @4; min-height: 0; }
QTabBar QToolButton { padding: 0; min-height: 0; border-width: 1px; }
QSpinBox { padding-left: @6; }
QTabBar::tab { padding: @6 @16; border-top-left-radius: @6; border-top-right-radius: @6; }
QSlider::groove:horizontal { height: @6; border-radius: @4; }
QSlider::sub-page:horizontal { border-radius: @4; }
QSlider::handle:horizontal { width: @16; margin: -@6 0; border-radius: @8; }
QSlider { min-height: @24; }
QScrollBar:vertical { width: @12; }
QScrollBar:horizontal { height: @12; }
QScrollBar::handle { border-radius: @4; margin: 2px; min-height: @24; min-width: @24; }
QGroupBox { border-radius: @6; margin-top: @12; padding: @8; }
QGroupBox::title { left: @12; padding: 0 @4; }
"""
