import { Screen } from '@wallet/kit/app';
import { BottomBar, Button, IconTile, Lead, RadioGroup, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { newSignUp, signUp } from '../flows/signUp.ts';
import { messages } from '../messages/index.ts';
import { useTarget } from '../state/useTarget.ts';

type Who = 'adult' | 'minor' | 'certificate';

export function FME21000() {
  const { who: t } = messages.use();
  const [who, setWho] = useState<Who | ''>('');
  const [isMissing, setMissing] = useState(false);
  const drafts = signUp.useDraft();
  const target = useTarget();

  async function next() {
    setMissing(who === '');
    if (who === '') return;
    if (who === 'certificate') return target.go('FME50000');
    await drafts.begin({ ...newSignUp, isMinor: who === 'minor' });
    target.go(who === 'minor' ? 'FME24000' : 'FME72000');
  }

  return (
    <Screen
      title={t.title}
      footer={
        <BottomBar>
          <Button full action="next" isReady={who !== ''} onClick={() => void next()}>
            {t.next}
          </Button>
        </BottomBar>
      }
    >
      <Lead title={t.lead}>{t.text}</Lead>
      <Stack>
        <RadioGroup<Who>
          field="who"
          legend={t.legend}
          value={who}
          onChange={setWho}
          options={[
            { value: 'adult', label: t.adult, description: t.adultText, leading: <IconTile picture="my" /> },
            {
              value: 'minor',
              label: t.minor,
              description: t.minorText,
              leading: <IconTile picture="family" />,
            },
            {
              value: 'certificate',
              label: t.certificate,
              description: t.certificateText,
              leading: <IconTile picture="cert" />,
            },
          ]}
          problem={isMissing && who === '' ? { id: 'chooseOne' } : null}
        />
      </Stack>
    </Screen>
  );
}
