import { KeyValue } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

export interface RawAnswer {
  status: number;
  code: string;
  message: string;
  payload?: unknown;
}

/** For developers: an answer as it came, its payload field by field. */
export function Answer({ answer: { status, code, message, payload } }: { answer: RawAnswer }) {
  const { dev: t } = messages.use();
  const fields = typeof payload === 'object' && payload !== null ? Object.entries(payload) : [];
  return (
    <div data-part="answer" data-code={code}>
      <KeyValue
        rows={[
          { label: t.status, value: status },
          { label: t.code, value: code },
          ...(message ? [{ label: t.message, value: message }] : []),
          ...fields.map(([label, value]) => ({
            label,
            value: typeof value === 'string' ? value || '-' : JSON.stringify(value),
          })),
        ]}
      />
    </div>
  );
}
