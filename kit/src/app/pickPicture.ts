import {
  bytesOfAddress,
  dataAddress,
  keepCameraData,
  type PickedFile,
  pickFile,
  smallPicture,
} from '../common/index.ts';
import { alert } from '../ui/index.ts';

/** The largest file that is looked at: a photo of the best camera is smaller. */
const MOST_FILE = 60_000_000;
/** Words of a paper stay readable. */
const SIDE = 2000;

export interface PickPictureOptions {
  /** the longer one, in pixels: 2000 unless told */
  side?: number;
  /** what the call takes, in bytes of the picture */
  mostBytes: number;
  /** asks for the camera at once; the front one for `user` */
  capture?: 'user' | 'environment' | undefined;
  /** a PDF will do as well: it goes as it is */
  takesPdf?: boolean;
  /** the photo proves where and when it was taken: only then place and time of the camera go along */
  keepsCameraData?: boolean;
}

export interface Picture {
  /** a data address: a JPEG, or the PDF */
  image: string;
  name: string;
  bytes: number;
  /** when the file was written, in milliseconds */
  at: number;
}

type Problem = Exclude<PickedFile['kind'], 'picked' | 'cancelled'> | 'unreadable';

/**
 * Has the customer take or choose a picture, and makes it small on the phone, on white, without place and time of the
 * camera. What cannot be taken is told: too large, no picture, empty, or one that this phone cannot read (HEIC, cut off).
 * Call it from a tap.
 *
 * @returns null where nobody chose one, or it was told why it is not taken
 */
export async function pickPicture(options: PickPictureOptions): Promise<Picture | null> {
  const { side = SIDE, mostBytes, capture, takesPdf = false, keepsCameraData = false } = options;
  const accept = takesPdf ? 'image/*,application/pdf' : 'image/*';
  const picked = await pickFile({ accept, maxBytes: MOST_FILE, ...(capture && { capture }) });
  if (picked.kind === 'cancelled') return null;
  if (picked.kind !== 'picked') return refuse(picked.kind, options);
  const { file } = picked;
  const { name, lastModified: at } = file;
  if (takesPdf && !file.type.startsWith('image/')) {
    if (file.size > mostBytes) return refuse('tooLarge', options);
    return { image: await dataAddress(file), name, bytes: file.size, at };
  }
  const drawn = await smallPicture(file, side, mostBytes);
  if (drawn === null) return refuse('unreadable', options);
  const image = keepsCameraData ? await keepCameraData(file, drawn) : drawn;
  const bytes = bytesOfAddress(image);
  if (bytes > mostBytes) return refuse('tooLarge', options);
  return { image, name: `${name.replace(/\.[^.]*$/, '')}.jpg`, bytes, at };
}

const ids = {
  tooLarge: 'pictureTooLarge',
  wrongType: 'pictureWrongType',
  empty: 'pictureEmpty',
  unreadable: 'pictureUnreadable',
} satisfies Record<Problem, string>;

async function refuse(problem: Problem, { mostBytes, takesPdf = false }: PickPictureOptions): Promise<null> {
  const megabytes = Math.floor(mostBytes / 100_000) / 10;
  await alert({
    id: takesPdf && problem === 'wrongType' ? 'paperWrongType' : ids[problem],
    params: { megabytes },
  });
  return null;
}
