/** Saves a file as a browser does; a phone's WebView downloads nothing. */
export function downloadFile(file: File) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser reads it after the tap.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
