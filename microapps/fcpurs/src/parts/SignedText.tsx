import { KeyValue, Stack } from '@wallet/kit/ui';

/** What is signed, word by word: its lines of a name and a value as pairs. */
export function SignedText({ text }: { text: string }) {
  const lines = text.split('\n').map((line) => ({ line, pair: /^([^:]{1,20}): (.+)$/.exec(line) }));
  const first = lines.findIndex(({ pair }) => pair);
  const words = (from: number, to?: number) =>
    lines.slice(from, to).flatMap(({ line, pair }) => (pair ? [] : [<p key={line}>{line}</p>]));
  return (
    <div lang="ko">
      <Stack>
        {words(0, first)}
        <KeyValue
          rows={lines.flatMap(({ pair }) => (pair ? [{ label: pair[1] ?? '', value: pair[2] }] : []))}
        />
        {words(first)}
      </Stack>
    </div>
  );
}
