import { scanFromURLAsync } from 'expo-camera';

import { pickUri } from './pick-file';

/** What came of looking for a QR code in a picture that the user chose. */
export type PictureCode =
  { readonly type: 'read'; readonly text: string } | { readonly type: 'no-code' } | { readonly type: 'cancelled' };

/** From a screenshot or a photograph somebody sent; the phone itself looks for the code. */
export async function readPictureCode(): Promise<PictureCode> {
  const found = await pickUri('image/*', (uri) => scanFromURLAsync(uri, ['qr']));
  if (found === null) return { type: 'cancelled' };
  const [first] = found;
  return first ? { type: 'read', text: first.data } : { type: 'no-code' };
}
