import { printToFileAsync } from 'expo-print';
import { shareAsync } from 'expo-sharing';

/** On a phone a page becomes a PDF and goes to the share sheet, where it can be printed, kept or sent. */
export async function printPage(html: string, name: string): Promise<void> {
  const { uri } = await printToFileAsync({ html });
  await shareAsync(uri, { mimeType: 'application/pdf', UTI: 'com.adobe.pdf', dialogTitle: name });
}
