import { MainButton, Screen } from '@wallet/kit/app';
import { Chips, openPopup, RadioGroup, Section, Segmented, Stack, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { readKind } from '../api/calls.ts';
import { applying } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';
import { accesses, type Purpose, purposes } from '../model/certificate.ts';
import type { Access } from '../model/wishes.ts';
import { askToShowNumbers } from '../parts/ShowNumbers.tsx';

const REGISTER = 'RSDT';

/** For whom, for what and for whom to read; the last part of a resident number stays masked unless it is asked for. */
export const FCE22100 = applying.step(
  { needs: ['kind'], ask: ({ kind }, { signal }) => readKind(kind, { signal }) },
  function Apply({ draft, data: { targets, isFamily, fields }, goOn }) {
    const t = messages.use();
    const [targetId, setTarget] = useState(draft.target ?? targets[0]?.id ?? '');
    const [purpose, setPurpose] = useState<Purpose>(draft.purpose ?? 'loan');
    const [receiver, setReceiver] = useState(draft.receiver ?? '');
    const [showsNumbers, setShows] = useState(draft.showsNumbers ?? false);
    const [wished, setAccess] = useState<(typeof accesses)[number]>('normal');
    const target = targets.find(({ id }) => id === targetId);
    const canReissue = isFamily && target !== undefined && target.certificateId !== '';
    const family = canReissue ? wished : 'normal';
    const access: Access = isFamily ? family : 'none';
    return (
      <Screen>
        <Stack>
          {targets.length > 1 && (
            <RadioGroup
              field="target"
              legend={t.apply.who}
              options={targets.map(({ id, name, relation, isAllowed }) => ({
                value: id,
                label: name,
                description: isAllowed ? t.apply.relations[relation] : t.refusals.sibling,
                disabled: !isAllowed,
              }))}
              value={targetId}
              onChange={setTarget}
            />
          )}
          {canReissue && (
            <RadioGroup
              field="access"
              legend={t.apply.access}
              options={accesses.map((value) => ({ value, ...t.apply.accesses[value] }))}
              value={wished}
              onChange={setAccess}
            />
          )}
          <Section title={t.facts.purpose}>
            <Chips
              legend={t.facts.purpose}
              options={purposes.map((value) => ({ value, label: t.purposes[value] }))}
              value={purpose}
              onChange={setPurpose}
            />
          </Section>
          <TextField
            field="receiver"
            label={t.apply.receiver}
            placeholder={t.apply.receiverHint}
            maxLength={40}
            value={receiver}
            onChange={setReceiver}
          />
          <Section title={t.facts.numbers}>
            <Segmented
              legend={t.facts.numbers}
              options={[
                { value: 'masked', label: t.apply.masked },
                { value: 'shown', label: t.apply.shown },
              ]}
              value={showsNumbers ? 'shown' : 'masked'}
              onChange={async (value) => {
                setShows(value === 'shown' && (await openPopup(askToShowNumbers)) === 'confirm');
              }}
            />
          </Section>
        </Stack>
        <MainButton
          action="submit"
          disabled={!target?.isAllowed}
          run={async () => {
            if (!target) return;
            const wish = {
              target: target.id,
              targetName: target.name,
              purpose,
              receiver,
              showsNumbers,
              access,
            };
            if (fields.length > 0) return goOn(draft.kind === REGISTER ? 'FCE22210' : 'FCE22U00', wish);
            await goOn('FCE23000', { ...wish, answers: {}, key: crypto.randomUUID() });
          }}
        >
          {t.next}
        </MainButton>
      </Screen>
    );
  },
);
