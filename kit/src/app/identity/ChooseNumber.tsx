import { useState } from 'react';
import { Bullets, Card, Lead, Stack, Switch } from '../../ui/index.ts';
import { NewPin, type NewPinProps } from '../NewPin.tsx';
import { MainButton } from '../screen/MainButton.tsx';
import { useAction } from '../useAction.ts';
import { useWallet } from '../WalletContext.ts';

/** A secret number that was chosen twice, both sealed, and whether face and finger count beside it. */
export interface ChosenNumber {
  pin: string;
  again: string;
  hasBiometry: boolean;
}

export interface ChooseNumberProps {
  words: {
    /** what the number is for, as the page's question */
    question: string;
    rules: readonly string[];
    /** of the switch for face and finger; without it the number stands alone */
    biometry?: string;
    biometryHint?: string;
    fresh: NewPinProps['words'];
    choose: string;
  };
  onChosen: (number: ChosenNumber) => Promise<unknown>;
  /** by the service's no: where that leads */
  on?: Readonly<Record<string, () => unknown>>;
}

/** A page that has the secret number of a credential chosen; face and finger beside it where the phone knows them. */
export function ChooseNumber({ words: t, onChosen, on = {} }: ChooseNumberProps) {
  const { bridge } = useWallet();
  const hasPhone = t.biometry !== undefined && bridge.canOpen('biometry').ok;
  const [isOpen, setOpen] = useState(false);
  const [wanted, setBiometry] = useState(true);
  const hasBiometry = hasPhone && wanted;
  const choose = useAction(
    async (pin: string, again: string) => {
      setOpen(false);
      await onChosen({ pin, again, hasBiometry });
    },
    { on },
  );
  return (
    <>
      <Lead picture="security" title={t.question} />
      <Stack>
        <Card tone="soft">
          <Bullets texts={t.rules} />
        </Card>
        {hasPhone && (
          <Switch
            field="biometry"
            label={t.biometry ?? ''}
            description={t.biometryHint}
            checked={hasBiometry}
            onChange={setBiometry}
          />
        )}
      </Stack>
      <NewPin
        isOpen={isOpen}
        words={t.fresh}
        onDone={(pin, again) => void choose.run(pin, again)}
        onClose={() => setOpen(false)}
      />
      <MainButton action="choose" isBusy={choose.isRunning} run={() => setOpen(true)}>
        {t.choose}
      </MainButton>
    </>
  );
}
