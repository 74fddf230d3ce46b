import {
  AssetFigure,
  Badge,
  Card,
  FactGrid,
  Facts,
  Gallery,
  Icon,
  KeyValue,
  List,
  ListItem,
  MediaCard,
  Money,
  ProgressSteps,
  Rating,
  SafeHtml,
  Timeline,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import dawn from '../pictures/dawn.svg';
import night from '../pictures/night.svg';
import { Sample } from './Sample.tsx';
import styles from './Samples.module.css';

const tones = ['neutral', 'accent', 'success', 'danger', 'info'] as const;
const cards = ['plain', 'soft', 'accent'] as const;
const nothing = () => {};

/** What a screen shows: lists, cards, amounts, pictures. */
export function ContentSamples() {
  const { content: t } = messages.use().gallery;
  const [isHidden, setHidden] = useState(false);
  return (
    <>
      <Sample title={t.lists} of={['List', 'ListItem', 'Facts']}>
        <List label={t.lists}>
          <ListItem title={t.plainRow} description={<Facts>{`${t.plainRow} · ${t.rowHint}`}</Facts>} />
          <ListItem
            title={t.buttonRow}
            description={t.rowHint}
            leading={<Icon name="calendar" />}
            badge={<Badge tone="accent">{t.fresh}</Badge>}
            trailing={<Money amount={12000} />}
            onClick={nothing}
          />
          <ListItem
            title={t.linkRow}
            state={<Badge tone="info">{t.fresh}</Badge>}
            description={t.rowHint}
            href="/sample"
          />
        </List>
      </Sample>
      <Sample title={t.cards} of={['Card']}>
        {cards.map((tone) => (
          <Card key={tone} tone={tone}>
            {t.cardText({ tone })}
          </Card>
        ))}
      </Sample>
      <Sample title={t.mediaCards} of={['MediaCard', 'List']}>
        <List label={t.mediaCards}>
          <MediaCard
            title={t.mediaTitle}
            level={3}
            imageUrl={dawn}
            badge={<Badge tone="accent">{t.fresh}</Badge>}
            onClick={nothing}
          >
            <p>{t.rowHint}</p>
          </MediaCard>
          <MediaCard title={t.mediaPlain} level={3}>
            <p>{t.rowHint}</p>
          </MediaCard>
        </List>
      </Sample>
      <Sample title={t.keyValues} of={['KeyValue', 'Money']}>
        <KeyValue
          rows={[
            { label: t.price, value: <Money amount={50000} /> },
            { label: t.discount, value: <Money amount={-5000} /> },
            { label: t.points, value: <Money amount={1234567} unit="P" /> },
            { label: t.sum, value: <Money amount={45000} size="large" />, isStrong: true },
          ]}
        />
      </Sample>
      <Sample title={t.assets} of={['AssetFigure']}>
        <div className={styles.roomy}>
          <AssetFigure
            label={t.balance}
            amount={1234567}
            isHidden={isHidden}
            onToggle={() => setHidden(!isHidden)}
          />
          <AssetFigure label={t.points} amount={98_700} unit="P" isHidden={isHidden} />
          <AssetFigure label={t.coupons} amount={3} unit="count" isHidden={isHidden} />
          <AssetFigure label={t.gold} amount="1.25" unit="G" isHidden={isHidden} />
          <AssetFigure label={t.nfc} text={t.nfcText} isHidden={false} />
        </div>
      </Sample>
      <Sample title={t.badges} of={['Badge', 'Rating']}>
        <div className={styles.row}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Rating value={4.7} />
        </div>
      </Sample>
      <Sample title={t.progress} of={['ProgressSteps', 'Timeline']}>
        <ProgressSteps current={2} total={4} label={t.step} />
        <Timeline
          label={t.progress}
          steps={[
            { title: t.way.sent, note: t.way.at, state: 'done' },
            { title: t.way.checked, note: t.way.at, state: 'now' },
            { title: t.way.ready, state: 'ahead' },
          ]}
        />
      </Sample>
      <Sample title={t.pictures} of={['Gallery']}>
        <Gallery
          images={[
            { src: dawn, alt: t.dawn },
            { src: night, alt: t.night },
          ]}
        />
      </Sample>
      <Sample title={t.facts} of={['FactGrid']}>
        <FactGrid
          label={t.facts}
          facts={[
            { icon: 'walk', label: t.factWords.walk },
            { icon: 'stream', label: t.factWords.stream },
            { icon: 'parking', label: t.factWords.parking },
            { icon: 'barrierFree', label: t.factWords.barrierFree },
          ]}
        />
      </Sample>
      <Sample title={t.html} of={['SafeHtml']}>
        <SafeHtml html={t.htmlText} onLink={nothing} />
      </Sample>
    </>
  );
}
