import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';

/** What came of asking for a file. Its size is known before it is read: a huge one is never taken into memory. */
export type PickedFile =
  | { readonly type: 'picked'; readonly bytes: Uint8Array }
  | { readonly type: 'cancelled' }
  | { readonly type: 'too-large' };

/** The one doorway into the phone. Any kind of file may be chosen: mail and chat programs rename what they carry. */
export async function pickFile(maxBytes: number): Promise<PickedFile> {
  const { assets } = await getDocumentAsync({ type: '*/*', multiple: false, copyToCacheDirectory: true });
  const [asset] = assets ?? [];
  if (!asset) return { type: 'cancelled' };
  const copy = new File(asset.uri);
  try {
    if ((asset.size ?? copy.size) > maxBytes) return { type: 'too-large' };
    return { type: 'picked', bytes: await copy.bytes() };
  } finally {
    // It is our own copy in the cache; one that cannot be deleted is cleared by the phone later.
    tryTo(() => copy.delete());
  }
}

/** For what the phone itself reads: `read` gets the address of our copy, which is cleared away afterwards. Null: nothing was chosen. */
export async function pickUri<T>(type: string, read: (uri: string) => Promise<T>): Promise<T | null> {
  const { assets } = await getDocumentAsync({ type, multiple: false, copyToCacheDirectory: true });
  const [asset] = assets ?? [];
  if (!asset) return null;
  try {
    return await read(asset.uri);
  } finally {
    tryTo(() => new File(asset.uri).delete());
  }
}

function tryTo(work: () => void): void {
  try {
    work();
  } catch {
    return;
  }
}
