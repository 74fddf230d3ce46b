import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import {
  Chips,
  EmptyState,
  ErrorState,
  IconTile,
  InlineNotice,
  Lead,
  List,
  ListItem,
  SearchField,
  Section,
  Skeleton,
  Stack,
} from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { findSchools } from '../api/calls.ts';
import { applying } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';
import type { School } from '../model/card.ts';

const LEAST = 2;
/** ms after the last letter until it is looked for */
const PAUSE_MS = 300;
const RECENT = 3;

const recentSchools = v.array(v.custom<School>((value) => typeof value === 'object' && value !== null));

/** Schools that were chosen last, in the encrypted area `idoc` of this session (R159). */
function useRecent() {
  const area = useWallet().session.area('idoc');
  async function read(): Promise<School[]> {
    const found = v.safeParse(recentSchools, await area.read());
    return found.success ? found.output : [];
  }
  return {
    read,
    async note(school: School) {
      const others = (await read()).filter(({ id }) => id !== school.id);
      await area.write([school, ...others].slice(0, RECENT));
    },
  };
}

/** The school in the ministry's register; many have one name, so kind and address stand in each row. */
export const FSL12100 = applying.step({ needs: ['name'] }, function FindSchool({ draft, goOn }) {
  const { school: t } = messages.use();
  const [words, setWords] = useState('');
  const recent = useRecent();
  async function choose(school: School) {
    await recent.note(school);
    const { id, name, kind, address } = school;
    const isOther = draft.school?.id !== id;
    await goOn('FSL12200', {
      school: { id, name, kind, address },
      ...(isOther && { grade: '', className: '' }),
    });
  }
  return (
    <Screen>
      <Lead title={t.title}>{t.note}</Lead>
      <Stack>
        <SearchField field="words" label={t.label} value={words} onChange={setWords} maxLength={40} />
        {words.trim().length < LEAST ? (
          <Recent read={recent.read} onChoose={choose} />
        ) : (
          <Results words={words.trim()} onChoose={choose} />
        )}
      </Stack>
    </Screen>
  );
});

interface ListProps {
  onChoose: (school: School) => unknown;
}

function Recent({ read, onChoose }: ListProps & { read: () => Promise<School[]> }) {
  const { school: t } = messages.use();
  const { data = [] } = useLoad(read, []);
  if (data.length === 0) return <InlineNotice>{t.least}</InlineNotice>;
  return (
    <Section title={t.recent}>
      <Schools all={data} onChoose={onChoose} />
    </Section>
  );
}

function Results({ words, onChoose }: ListProps & { words: string }) {
  const { school: t } = messages.use();
  const [asked, setAsked] = useState(words);
  const [region, setRegion] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setAsked(words), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [words]);
  const load = useLoad(findSchools, asked);
  if (load.error) return <ErrorState messageId={load.error.messageId} onRetry={load.reload} />;
  if (!load.data) return <Skeleton />;
  if (load.data.length === 0) return <EmptyState picture="none" title={t.none} description={t.noneHint} />;
  const regions = [...new Set(load.data.map((one) => one.region))];
  const shown = load.data.filter(
    (one) => region === '' || !regions.includes(region) || one.region === region,
  );
  const isSame = new Set(shown.map(({ name }) => name)).size < shown.length;
  return (
    <>
      {regions.length > 1 && (
        <Chips
          legend={t.region}
          scrolls
          options={[{ value: '', label: t.all }, ...regions.map((value) => ({ value, label: value }))]}
          value={region}
          onChange={setRegion}
        />
      )}
      {isSame && <InlineNotice>{t.same}</InlineNotice>}
      <Schools all={shown} onChoose={onChoose} />
    </>
  );
}

function Schools({ all, onChoose }: ListProps & { all: readonly School[] }) {
  const t = messages.use();
  return (
    <>
      <List label={t.school.title}>
        {all.map((one) => (
          <ListItem
            key={one.id}
            leading={<IconTile picture="book" />}
            title={one.name}
            description={`${t.kinds[one.kind]} · ${one.address}`}
            {...(one.takesPart
              ? { action: 'chooseSchool', onClick: () => void onChoose(one) }
              : { past: 'done' as const, trailing: t.school.notTaking })}
          />
        ))}
      </List>
      {all.some(({ takesPart }) => !takesPart) && <InlineNotice>{t.school.youthCard}</InlineNotice>}
    </>
  );
}
