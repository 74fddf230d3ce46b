import { useMemo } from 'react';
import { CodePicture } from '../QrCode/CodePicture.tsx';
import { modulePath } from '../QrCode/modulePath.ts';
import { useEncoded } from '../QrCode/useEncoded.ts';
import styles from './Barcode.module.css';
import { encodeBarcode } from './encodeBarcode.ts';
import { groupedNumber } from './groupedNumber.ts';

export interface BarcodeProps {
  /** what a scanner reads: printable ASCII, 48 characters at most */
  value: string;
  /** what a screen reader says in place of the picture: 결제 바코드. Never the value */
  label: string;
  /** the number below the bars, in groups of four, for a till that cannot scan; a payment code is better kept secret */
  showsNumber?: boolean;
  /** a tap turns it along the screen, as large as that is */
  isZoomable?: boolean;
}

/**
 * A Code 128 barcode: black on white in light and dark, its quiet zones at both ends. A text that makes no Code 128
 * is told as `codeUnusable` (2-payment s2.1, s8).
 */
export function Barcode({ value, label, showsNumber = false, isZoomable = false }: BarcodeProps) {
  const encoded = useEncoded(encodeBarcode, value);
  const bars = encoded.state === 'ready' ? encoded.result : null;
  const drawing = useMemo(() => bars && { width: bars.length, height: 1, path: modulePath([bars]) }, [bars]);
  return (
    <div>
      <CodePicture
        drawing={encoded.state === 'failed' ? undefined : drawing}
        kind="barcode"
        label={label}
        isZoomable={isZoomable}
      />
      {showsNumber && drawing !== null && (
        <p className={styles.number} translate="no" data-part="codeNumber">
          {groupedNumber(value)}
        </p>
      )}
    </div>
  );
}
