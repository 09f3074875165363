/** In a browser a file leaves as a download. */
export async function saveFile(name: string, mimeType: string, content: string | Uint8Array): Promise<void> {
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  const url = URL.createObjectURL(new Blob([part], { type: mimeType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked too soon, Safari downloads nothing.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
