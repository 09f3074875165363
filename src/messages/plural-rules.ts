// Hermes has no Intl.PluralRules, and Russian has three plural forms.
import 'intl-pluralrules';
