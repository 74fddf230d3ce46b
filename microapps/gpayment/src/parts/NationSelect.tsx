import { SheetSelect } from '@wallet/kit/ui';
import { say } from '../messages/say.ts';
import type { Nation } from '../model/nation.ts';
import { useService } from './useService.ts';

interface NationSelectProps {
  nations: readonly Nation[];
  value: string;
  onChange: (code: string) => void;
}

/** Picks a nation to pay in. */
export function NationSelect({ nations, value, onChange }: NationSelectProps) {
  const t = useService();
  return (
    <SheetSelect
      field="nation"
      label={t.nation}
      value={value}
      options={nations.map(({ code, name, currency }) => ({
        value: code,
        title: say(name),
        description: currency,
      }))}
      onChange={onChange}
    />
  );
}
