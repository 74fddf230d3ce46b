import { Badge, Card, KeyValue } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type CallResult, payloadText } from '../model/callResult.ts';
import styles from './CallResults.module.css';

/** What came back, one row a copy, with attributes that tests read. */
export function CallResults({ results }: { results: readonly CallResult[] }) {
  return (
    <ol className={styles.list}>
      {results.map((result, index) => (
        <Row key={index} number={index + 1} result={result} />
      ))}
    </ol>
  );
}

function Row({ number, result }: { number: number; result: CallResult }) {
  const { call: t } = messages.use();
  const { result: outcome, kind, status, code, message, messageId, isSilent } = result;
  const payload = payloadText(result.payload);
  return (
    <li
      data-result={outcome}
      data-kind={kind}
      data-number={number}
      data-status={status}
      data-code={code}
      data-silent={isSilent}
      data-message-id={messageId}
    >
      <Card>
        <div className={styles.head}>
          <strong>{t.copy({ number })}</strong>
          <Badge tone={kind === 'ok' ? 'success' : 'danger'}>{outcome}</Badge>
          {isSilent && <Badge>{t.silent}</Badge>}
        </div>
        <KeyValue
          rows={[
            { label: t.status, value: status ?? '-' },
            { label: t.code, value: code || '-' },
            { label: t.message, value: message ? <span data-msg="serverMessage">{message}</span> : '-' },
            ...(messageId === undefined ? [] : [{ label: t.messageId, value: messageId }]),
          ]}
        />
        {payload !== '' && (
          <pre className={styles.payload} data-part="payload">
            {payload}
          </pre>
        )}
      </Card>
    </li>
  );
}
