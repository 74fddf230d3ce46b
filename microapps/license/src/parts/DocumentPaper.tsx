import { formatDate, formatDateTime } from '@wallet/kit/format';
import { KeyValue, QrCode } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { checkAddress, inFours, type Paper } from '../model/qualification.ts';
import styles from './DocumentPaper.module.css';

/** Words at the foot of a document, in its own language. */
const feet = {
  ko: {
    document: '문서 번호',
    made: '발급 시각',
    until: '확인 기한',
    check: '확인 번호',
    qr: '진위 확인 QR코드',
  },
  en: {
    document: 'Document number',
    made: 'Made at',
    until: 'Can be checked until',
    check: 'Check number',
    qr: 'QR code to check it',
  },
} as const;

/** A document of the institute as paper: its text, its seal, and how anybody checks it. */
export function DocumentPaper({ paper, children }: { paper: Paper; children?: ReactNode }) {
  const words = feet[paper.language];
  return (
    <div data-part="receipt">
      <article className={styles.paper} lang={paper.language} data-part="documentPaper">
        <h2 className={styles.title}>{paper.title}</h2>
        <KeyValue rows={paper.rows} />
        <p className={styles.body}>{paper.body}</p>
        <p className={styles.day}>{paper.day}</p>
        <div className={styles.issuer}>
          {paper.issuer}
          <span className={styles.seal} aria-hidden="true">
            {paper.seal}
          </span>
        </div>
        <div className={styles.foot}>
          <QrCode value={checkAddress(window.location.origin, paper.checkNo)} label={words.qr} isZoomable />
          <KeyValue
            rows={[
              { label: words.document, value: paper.documentNo },
              { label: words.made, value: formatDateTime(paper.madeAt) },
              { label: words.until, value: formatDate(paper.checkUntil) },
              { label: words.check, value: inFours(paper.checkNo) },
            ]}
          />
        </div>
      </article>
      {children}
    </div>
  );
}
