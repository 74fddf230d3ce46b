import { Gone, MainButton, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Bullets, InlineNotice, Lead, RadioGroup, Section, Segmented } from '@wallet/kit/ui';
import { useState } from 'react';
import { readCard } from '../api/calls.ts';
import { registering } from '../flows/registering.ts';
import { messages } from '../messages/index.ts';
import { isFreeMonth, type Kind, kinds } from '../model/animal.ts';

const ways = ['newChip', 'hasChip', 'tag'] as const;

/** Dog or cat, by which mark, and what to bring. */
export function FML40000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { begin } = registering.useDraft();
  const animalId = useQuery().get('anmlId');
  const load = useLoad(readCard, animalId);
  const [chosen, setChosen] = useState<Kind>('dog');
  const [way, setWay] = useState<(typeof ways)[number]>('newChip');
  return (
    <Screen of={load} instead={{ PEMS_NOT_FOUND: <Gone to="FML30000" {...t.gone.animal} /> }}>
      {(known) => {
        const animal = known?.state === 'none' ? known : null;
        const kind = animal?.kind ?? chosen;
        const start = async () => {
          const { name = '', breedCode = '', sex = '', birth = '', isNeutered = false } = animal ?? {};
          const { colour = 'white', image = '' } = animal ?? {};
          await begin({
            kind,
            tag: way === 'tag' ? 'tag' : 'chip',
            hasChip: way === 'hasChip',
            animalId: animal?.id ?? '',
            ...(animal && {
              animal: { name, breedCode, sex, birth, isNeutered, colour, image, number: '' },
            }),
          });
          navigate.push('FML42000');
        };
        return (
          <>
            <Lead picture="pems" title={animal ? t.start.forOne(animal) : t.start.kind} />
            {!animal && (
              <Segmented
                legend={t.start.kind}
                options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
                value={kind}
                onChange={setChosen}
              />
            )}
            <InlineNotice tone={kind === 'dog' ? 'warning' : 'info'} messageId={`must-${kind}`}>
              {t.start.must[kind]} {isFreeMonth(todaySeoul()) && t.start.freeMonth}
            </InlineNotice>
            <RadioGroup
              field="way"
              legend={t.start.way}
              options={ways.map((value) => ({
                value,
                label: t.start.ways[value].title,
                description: t.start.ways[value].text,
              }))}
              value={way}
              onChange={setWay}
            />
            <Section title={t.start.bring}>
              <Bullets texts={t.start.brings[way]} />
            </Section>
            <MainButton action="next" run={start}>
              {t.next}
            </MainButton>
          </>
        );
      }}
    </Screen>
  );
}
