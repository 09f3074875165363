/** The web's splash is part of index.html, which watches for this class. */
export const hideSplash = (): void => document.body.classList.add('started');
