/** Long enough for the slowest print dialogue to have read the page; browsers tell nobody when it has closed. */
const KEPT_MS = 10 * 60 * 1000;

/** In a browser a page is printed from a frame that nobody sees; its dialogue can save a PDF. */
export async function printPage(html: string, name: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden';
  frame.title = name;
  frame.dataset.testid = 'print-frame';
  await new Promise<void>((loaded) => {
    frame.onload = () => loaded();
    frame.srcdoc = html;
    document.body.append(frame);
  });
  // The dialogue proposes the name of the page around the frame.
  const before = document.title;
  document.title = name;
  frame.contentWindow?.print();
  document.title = before;
  setTimeout(() => frame.remove(), KEPT_MS);
}
