import { Gone, MainButton, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { IconButton, IconTile, InlineNotice, KeyValue, Lead, Note, Stack, toast } from '@wallet/kit/ui';
import { readCatalogue, readKind, setFavourites } from '../api/calls.ts';
import { applying } from '../flows/applying.ts';
import { JoinedScreen } from '../flows/JoinedScreen.tsx';
import { messages } from '../messages/index.ts';
import { favouritesOf } from '../model/certificate.ts';

/** One kind: what it says, what it needs, costs and takes, and whether it can be had now. */
export function FCE21000() {
  const t = messages.use();
  const id = useQuery().get('kndId');
  const load = useLoad(readKind, id);
  const star = useAction(async (kndId: string, isOn: boolean) => {
    const known = favouritesOf(await readCatalogue(undefined)).map(({ id: one }) => one);
    await setFavourites(isOn ? [...known, kndId] : known.filter((one) => one !== kndId));
    toast(isOn ? t.kind.starred : t.kind.unstarred);
    load.reload();
  });
  const isStarred = (load.data?.favourite ?? 0) > 0;
  return (
    <JoinedScreen
      of={load}
      end={
        load.data && (
          <IconButton
            icon="star"
            label={t.kind.star}
            isPressed={isStarred}
            action="star"
            onClick={() => void star.run(load.data?.id ?? '', !isStarred)}
          />
        )
      }
    >
      {(kind) => (kind ? <About kind={kind} /> : <Gone to="FCE20000" {...t.gone.kind} />)}
    </JoinedScreen>
  );
}

type KindDetail = Awaited<ReturnType<typeof readKind>>;

function About({ kind }: { kind: KindDetail }) {
  const { kind: t, catalogue } = messages.use();
  const { navigate } = useWallet();
  const { begin } = applying.useDraft();
  const hour = (time: string) => `${time.slice(0, 2)}:${time.slice(2)}`;
  const isAlways = kind.opens === '0000' && kind.closes === '2400';
  return (
    <Stack>
      <IconTile picture="certi" size="large" />
      <Lead title={kind.name}>{kind.says}</Lead>
      {kind.isYoung && <InlineNotice tone="warning">{t.young}</InlineNotice>}
      {kind.isClosed && (
        <InlineNotice tone="warning" messageId="officeClosed">
          {t.closedNow({ hour: Number(kind.opens.slice(0, 2)) })}
        </InlineNotice>
      )}
      <KeyValue
        rows={[
          { label: t.office, value: kind.office },
          { label: t.fee, value: kind.fee > 0 ? catalogue.fee({ fee: kind.fee }) : t.free, isStrong: true },
          { label: t.time, value: t.seconds({ seconds: kind.waits }) },
          { label: t.valid, value: t.days({ days: kind.days }) },
          {
            label: t.hours,
            value: isAlways ? t.always : `${hour(kind.opens)}~${hour(kind.closes)}`,
          },
          { label: t.needs, value: t.needsWhat },
        ]}
      />
      {kind.isFamily && <Note>{t.family}</Note>}
      <MainButton
        action="apply"
        disabled={kind.isClosed || kind.isYoung}
        run={async () => {
          await begin({ kind: kind.id, name: kind.name });
          navigate.push('FCE22100');
        }}
      >
        {t.apply}
      </MainButton>
    </Stack>
  );
}
