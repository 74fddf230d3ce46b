import { BankMark, IconTile, RadioGroup } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Means } from '../model/town.ts';

interface MeansChoiceProps {
  means: readonly Means[];
  value: string;
  onChange: (id: string) => void;
}

/** Where points are paid to: accounts of one's own, or the card. */
export function MeansChoice({ means, value, onChange }: MeansChoiceProps) {
  const t = messages.use();
  return (
    <RadioGroup
      field="means"
      legend={t.settings.means}
      value={value}
      onChange={onChange}
      options={means.map(({ id, kind, bankCode, name, alias, accountNo }) => ({
        value: id,
        label: kind === 'card' ? t.join.card : alias || name,
        ...(accountNo ? { description: `${name} ${accountNo}` } : {}),
        leading:
          kind === 'card' ? (
            <IconTile picture="card" size="small" />
          ) : (
            <BankMark code={bankCode} name={name} size="small" />
          ),
      }))}
    />
  );
}
