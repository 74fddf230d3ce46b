import {
  Form,
  Gone,
  MainButton,
  Screen,
  useAction,
  useLoad,
  useQuery,
  useShareLink,
  useWallet,
} from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { matches } from '@wallet/kit/forms';
import {
  Actions,
  Article,
  Badge,
  Bullets,
  Button,
  confirm,
  KeyValue,
  Lead,
  ResultPage,
  Stack,
  TextField,
  toast,
  useForm,
} from '@wallet/kit/ui';
import { acceptOffer, offerOwner, readCard, readOffer, recallOffer } from '../api/calls.ts';
import type { Card, Offer } from '../api/wire.ts';
import { messages } from '../messages/index.ts';

/** An animal goes to a new owner: offered from here (`anmlId`), accepted by a link (`offerId`). */
export function FML51000() {
  const t = messages.use();
  const query = useQuery();
  const [offerId, animalId] = [query.get('offerId'), query.get('anmlId')];
  const load = useLoad(
    async (signal) => {
      if (offerId) return { card: null, offer: await readOffer(offerId, { signal }) };
      if (!animalId) return null;
      const card = await readCard(animalId, { signal });
      return { card, offer: card.offerId ? await readOffer(card.offerId, { signal }) : null };
    },
    [offerId, animalId],
    { onResume: 'reload' },
  );
  const gone = <Gone to="FML50000" {...t.gone.offer} />;
  return (
    <Screen of={load} instead={{ PEMS_OFFER_GONE: gone, PEMS_NOT_FOUND: gone }}>
      {(found) => {
        if (found?.offer?.isMine) return <Mine offer={found.offer} reload={load.reload} />;
        if (found?.offer) return <Accept offer={found.offer} reload={load.reload} />;
        return found?.card?.state === 'registered' ? <Give card={found.card} reload={load.reload} /> : gone;
      }}
    </Screen>
  );
}

function Give({ card, reload }: { card: Card; reload: () => void }) {
  const t = messages.use().offer;
  const form = useForm({
    initial: { phone: '' },
    rules: { phone: matches(/^01\d{8,9}$/, 'invalidPhone') },
  });
  const give = useAction(
    async ({ phone }: { phone: string }) => {
      const words = { confirmLabel: t.yes, cancelLabel: t.no };
      if (!(await confirm({ id: 'offerOwner', text: t.ask({ ...card, phone }), ...words }))) return;
      await offerOwner({ animalId: card.id, phone });
      reload();
    },
    { on: { PEMS_OFFER_TWICE: reload } },
  );
  return (
    <>
      <Lead picture="pems" title={t.lead(card)}>
        {t.text}
      </Lead>
      <Form form={form} run={give}>
        <Stack>
          <TextField {...form.field('phone')} kind="phone" label={t.phone} hint={t.phoneHint} />
          <Bullets texts={t.rules} />
        </Stack>
        <MainButton action="offer">{t.submit}</MainButton>
      </Form>
    </>
  );
}

/** What I offered: until when, its link, and how it is taken back. */
function Mine({ offer, reload }: { offer: Offer; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const share = useShareLink(() => toast(t.copied));
  const recall = useAction(
    async () => {
      const ask = { id: 'recallOffer', text: t.offer.askRecall(offer), danger: t.offer.recall };
      if (!(await confirm(ask))) return;
      await recallOffer(offer.id);
      toast(t.offer.recalled);
      navigate.replace('FML50000');
    },
    { onRefusal: reload },
  );
  const url = `${window.location.origin}/pems/FML51000?offerId=${offer.id}`;
  if (offer.state !== 'open')
    return (
      <ResultPage
        kind={offer.state === 'accepted' ? 'success' : 'failure'}
        title={t.offer.ends[offer.state](offer)}
        description={t.offer.endHints[offer.state]}
      />
    );
  return (
    <>
      <ResultPage
        kind="pending"
        title={t.offer.waits(offer)}
        description={t.offer.waitsHint}
        rows={[
          { label: t.facts.to, value: offer.to || t.offer.byLink },
          { label: t.facts.until, value: t.day({ on: offer.until }), isStrong: true },
        ]}
      >
        <Actions>
          <Button
            full
            variant="text"
            action="recall"
            isBusy={recall.isRunning}
            onClick={() => void recall.run()}
          >
            {t.offer.recall}
          </Button>
        </Actions>
      </ResultPage>
      <MainButton
        action="share"
        run={() => share({ title: t.offer.shareTitle(offer), text: t.offer.shareText(offer), url })}
      >
        {t.offer.share}
      </MainButton>
    </>
  );
}

/** The other side: whose animal it is, and that it becomes mine. */
function Accept({ offer, reload }: { offer: Offer; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const accept = useAction(
    async () => {
      await acceptOffer(offer.id);
      toast(t.offer.accepted(offer));
      navigate.replace('FML33100', { query: { anmlId: offer.animalId } });
    },
    { onRefusal: reload },
  );
  if (offer.state !== 'open') return <Gone to="FML30000" {...t.gone.offerOver[offer.state]} />;
  return (
    <>
      <Article
        {...(offer.image && { picture: { src: offer.image, alt: t.photo.of(offer) } })}
        badges={<Badge tone="accent">{t.offer.until(offer)}</Badge>}
        title={t.offer.take(offer)}
        note={t.offer.from(offer)}
      >
        <KeyValue
          rows={[
            { label: t.facts.breed, value: offer.breed },
            { label: t.facts.sex, value: t.sex(offer) },
            { label: t.facts.birth, value: formatDate(offer.birth) },
            { label: t.facts.number, value: offer.number },
          ]}
        />
        <Bullets texts={t.offer.takes} />
      </Article>
      <MainButton action="accept" run={accept}>
        {t.offer.accept}
      </MainButton>
    </>
  );
}
