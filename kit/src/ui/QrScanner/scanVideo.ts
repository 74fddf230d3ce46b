import { type CodeFormat, decodeCode, type FoundCode } from './decodeCode.ts';
import { grabFrame } from './grabFrame.ts';

const longest = 640;
const patience = 30;
/** Between two looks at the camera, in ms: quick to the eye, and the phone stays cool. */
const rest = 100;

/**
 * Looks at a playing video until it shows a code, all of it and its middle in turn. Stops at the first code, and
 * when it is told to.
 *
 * @returns the function that stops it
 */
export function scanVideo(
  video: HTMLVideoElement,
  formats: readonly CodeFormat[],
  onCode: (code: FoundCode) => void,
): () => void {
  const canvas = document.createElement('canvas');
  let isOver = false;
  let looks = 0;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout>;

  function nextFrame() {
    if (isOver) return;
    if ('requestVideoFrameCallback' in video) frame = video.requestVideoFrameCallback(() => void look());
    else frame = requestAnimationFrame(() => void look());
  }

  async function look() {
    const begin = performance.now();
    const pixels = grabFrame(canvas, video, { part: looks % 2 === 0 ? 'all' : 'middle', longest });
    looks += 1;
    const found = pixels && (await decodeCode(pixels, patience, formats).catch(() => null));
    if (isOver) return;
    if (found) {
      stop();
      onCode(found);
      return;
    }
    // A slow phone rests longer: it shall spend at most half its time on looking.
    timer = setTimeout(nextFrame, Math.max(rest, performance.now() - begin));
  }

  function stop() {
    isOver = true;
    clearTimeout(timer);
    if ('cancelVideoFrameCallback' in video) video.cancelVideoFrameCallback(frame);
    else cancelAnimationFrame(frame);
  }

  nextFrame();
  return stop;
}
