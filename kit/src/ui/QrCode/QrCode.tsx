import { useMemo } from 'react';
import { CodePicture } from './CodePicture.tsx';
import { encodeQrCode, type QrLevel } from './encodeQrCode.ts';
import { modulePath } from './modulePath.ts';
import { useEncoded } from './useEncoded.ts';

export interface QrCodeProps {
  /** what a scanner reads: text of at most about 2,300 bytes at the default level */
  value: string;
  /** what a screen reader says in place of the picture: 결제 QR코드. Never the value */
  label: string;
  /** how much may be dirty or covered (default `medium`, 15 %) */
  level?: QrLevel;
  /** a tap shows it as large as the screen */
  isZoomable?: boolean;
}

/**
 * A QR code: black on white in light and dark, its quiet zone around it, its text nowhere in the page. A text that
 * makes no QR code is told as `codeUnusable` (2-payment s2.1, s8).
 */
export function QrCode({ value, label, level = 'medium', isZoomable = false }: QrCodeProps) {
  const encoded = useEncoded((text) => encodeQrCode(text, level), value, level);
  const rows = encoded.state === 'ready' ? encoded.result : null;
  const drawing = useMemo(
    () => rows && { width: rows.length, height: rows.length, path: modulePath(rows) },
    [rows],
  );
  return (
    <CodePicture
      drawing={encoded.state === 'failed' ? undefined : drawing}
      kind="qr"
      label={label}
      isZoomable={isZoomable}
    />
  );
}
