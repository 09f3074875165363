/** The font files that the screens are set in. The browser has smaller ones. */
export { typefaces as fontFiles } from './typefaces';
