import { useAction, useNativeScreen, useWallet } from '@wallet/kit/app';
import { Button, InlineNotice, TextField } from '@wallet/kit/ui';
import { checkNumber } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { cleanNumber, numberProblem } from '../model/animal.ts';

export type NumberState = Awaited<ReturnType<typeof checkNumber>>;

interface NumberFieldProps {
  value: string;
  onChange: (number: string) => void;
  /** what the register said of it */
  state?: NumberState | undefined;
  isOptional?: boolean;
  problem: string | null;
}

/** A registration number, typed, pasted or scanned from the bar code of the chip's paper. */
export function NumberField({ value, onChange, state, isOptional = false, problem }: NumberFieldProps) {
  const { number: t } = messages.use();
  const { navigate, bridge } = useWallet();
  const scanner = useNativeScreen('qrScan');
  const scan = useAction(async () => {
    const ending = await scanner.open({ formats: ['code128', 'qr', 'datamatrix'] });
    if (ending.kind === 'answer') onChange(cleanNumber(ending.value.text));
  });
  return (
    <>
      <TextField
        field="number"
        label={isOptional ? t.optional : t.label}
        hint={t.hint}
        inputMode="numeric"
        shape={cleanNumber}
        value={value}
        onChange={onChange}
        problem={problem ? { id: problem } : null}
        {...(problem && { problemMessage: t.problems[problem as keyof typeof t.problems] })}
      />
      {bridge.canOpen('qrScan').ok && (
        <Button variant="secondary" icon="barcode" action="scan" onClick={() => void scan.run()}>
          {t.scan}
        </Button>
      )}
      {state && state !== 'free' && (
        <InlineNotice tone="warning" messageId={`number-${state}`}>
          {t.states[state]}{' '}
          {state === 'other' && (
            <Button
              variant="text"
              size="small"
              action="askOwner"
              onClick={() => navigate.push('FML80000', { query: { part: 'owner' } })}
            >
              {t.askOwner}
            </Button>
          )}
        </InlineNotice>
      )}
    </>
  );
}

/** What stands in the way of a number: its own shape, then the register's word; nothing where it may be used. */
export async function judgeNumber(number: string): Promise<NumberState | 'length' | 'same' | 'country'> {
  return numberProblem(number) ?? (await checkNumber(number));
}
