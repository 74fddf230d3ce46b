import { useLoad, useResume, useWallet } from '@wallet/kit/app';
import { type Banner as BannerText, readBanners } from '@wallet/kit/common';
import { kitMessages } from '@wallet/kit/messages';
import { Banner, Carousel } from '@wallet/kit/ui';
import { close, closed } from '../state/closed.ts';
import { useHomeLink } from './useHomeLink.ts';

/** The banners of the wallet, several as a carousel; none where there is none to read (1-shell s4.7). */
export function HomeBanner() {
  const { bridge } = useWallet();
  const load = useLoad((signal) => readBanners(undefined, { signal }));
  useResume(load.reload);
  const follow = useHomeLink();
  const { parts } = kitMessages.use();
  const banners = load.data ?? [];
  if (banners.length === 0 || closed.value.has('banner')) return null;

  function shown({ title, text, imageUrl, color, link: anyLink, iosLink }: BannerText) {
    const link = (bridge.host?.platform === 'ios' && iosLink) || anyLink;
    return (
      <Banner
        title={title}
        text={text}
        imageUrl={imageUrl}
        color={color}
        {...(link ? { onOpen: () => void follow.run(link) } : {})}
        onClose={() => close('banner')}
      />
    );
  }
  const slides = banners.map((banner, index) => ({ id: `${index}`, content: shown(banner) }));
  return <Carousel label={parts.banner} slides={slides} />;
}
