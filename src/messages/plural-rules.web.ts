// Every browser that runs the app has Intl.PluralRules.
export {};
