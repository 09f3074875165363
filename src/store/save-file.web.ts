/** In a browser a file leaves as a download. */
export async function saveFile(name: string, mimeType: string, content: string): Promise<void> {
  const url = URL.createObjectURL(new Blob([content], { type: mimeType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked too soon, Safari downloads nothing.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
