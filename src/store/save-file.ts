import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

/** The one doorway out of the phone: a file in the cache, handed to the share sheet. */
export async function saveFile(name: string, mimeType: string, content: string | Uint8Array): Promise<void> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(content);
  await shareAsync(file.uri, { mimeType, dialogTitle: name });
}
