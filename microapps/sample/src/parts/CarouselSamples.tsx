import { Banner, Carousel, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import styles from './Samples.module.css';

/** Slides: as the wallet shows them, standing still, with arrows and an end, one alone, and many. */
export function CarouselSamples() {
  const { carousel: t } = messages.use().gallery;
  const slides = t.slides.map((title, index) => ({
    id: `${index}`,
    content: <Banner title={title} text={t.text} onOpen={() => {}} />,
  }));
  const many = Array.from({ length: 9 }, (_, index) => ({
    id: `${index}`,
    content: <Banner title={t.numbered({ number: index + 1 })} text={t.text} />,
  }));
  return (
    <Section title={t.title}>
      <div className={styles.stack}>
        <div data-sample="usual">
          <Carousel label={t.usual} slides={slides} />
        </div>
        <div data-sample="still">
          <Carousel label={t.still} slides={slides} autoplay={false} arrows infinite={false} />
        </div>
        <div data-sample="many">
          <Carousel label={t.many} slides={many} autoplay={false} />
        </div>
        <div data-sample="two">
          <Carousel label={t.two} slides={many.slice(0, 4)} slidesToShow={2} autoplay={false} />
        </div>
        <div data-sample="one">
          <Carousel label={t.one} slides={slides.slice(0, 1)} />
        </div>
      </div>
    </Section>
  );
}
