import { Chips, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Kind, kinds } from '../model/receipt.ts';

interface KindChipsProps {
  value: readonly Kind[];
  onChange: (kinds: Kind[]) => void;
}

/** Kinds of what is bought; none chosen is all of them. */
export function KindChips({ value, onChange }: KindChipsProps) {
  const t = messages.use();
  return (
    <Section title={t.filter.kind}>
      <Chips
        multiple
        legend={t.filter.kind}
        options={kinds.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
        value={value}
        onChange={onChange}
      />
    </Section>
  );
}
