import { Segmented } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Terminal, terminals } from '../model/flight.ts';

export const terminalOf = (text: string | null): Terminal => (text === 'T2' ? 'T2' : 'T1');

/** One terminal or the other. */
export function TerminalChoice(props: { value: Terminal; onChange: (terminal: Terminal) => void }) {
  const t = messages.use();
  return (
    <Segmented
      legend={t.terminal}
      options={terminals.map((value) => ({ value, label: t.short[value] }))}
      {...props}
    />
  );
}
