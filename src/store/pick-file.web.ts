import type { PickedFile } from './pick-file';

/** In a browser a file comes in through a file input, which only a tap may open. */
export async function pickFile(maxBytes: number): Promise<PickedFile> {
  const file = await chooseFile();
  if (!file) return { type: 'cancelled' };
  if (file.size > maxBytes) return { type: 'too-large' };
  return { type: 'picked', bytes: new Uint8Array(await file.arrayBuffer()) };
}

export function chooseFile(accept = ''): Promise<File | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.style.display = 'none';
  // Safari forgets an input that is not part of the page.
  document.body.append(input);
  return new Promise<File | null>((resolve) => {
    input.onchange = () => resolve(input.files?.[0] ?? null);
    input.oncancel = () => resolve(null);
    input.click();
  }).finally(() => input.remove());
}
