import { effect } from '@preact/signals';
import { settings } from '../settings/settings.ts';
import { groupOf, GROUPS, type Cue, type Ear, type Group } from './cues.ts';
import { RECIPES } from './recipes.ts';
import { RATE, render } from './render.ts';
import { channelFor, LIMITS, type Voice } from './voices.ts';

/** Seconds in which what sounds dies away when it is to be silent, and in which a volume changes. */
const FADE = 0.06;
/** How much faster or slower a sound may run, so that no two guns are quite alike. */
const VARIES = 0.07;

interface Channel {
  gain: GainNode;
  source: AudioBufferSourceNode | null;
}

/** The way to the loudspeaker: channels into a gain for each group, and all through one that keeps a broadside from clipping. */
interface Desk {
  context: AudioContext;
  groups: Readonly<Record<Group, GainNode>>;
  channels: readonly Channel[];
}

const deskOf = (context: AudioContext): Desk => {
  const limiter = context.createDynamicsCompressor();
  limiter.connect(context.destination);
  const gain = (to: AudioNode | null): GainNode => {
    const node = context.createGain();
    if (to) node.connect(to);
    return node;
  };
  const groups = Object.fromEntries(GROUPS.map(group => [group, gain(limiter)])) as Record<Group, GainNode>;
  const channels = Array.from({ length: LIMITS.all }, () => ({ gain: gain(null), source: null }));
  return { context, groups, channels };
};

/** Plays cues through Web Audio. It opens none before somebody has touched the page, and stays silent where there is none. */
export class Player implements Ear {
  readonly #heard: (cue: Cue) => void;
  readonly #buffers = new Map<Cue, AudioBuffer>();
  readonly #voices: (Voice | null)[] = Array.from({ length: LIMITS.all }, () => null);
  readonly #stop = new AbortController();
  #desk: Desk | null = null;
  #count = 0;

  /** @param heard hears of every sound that begins */
  constructor(heard: (cue: Cue) => void) {
    this.#heard = heard;
    const { signal } = this.#stop;
    const open = (): void => this.#open();
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, open, { signal, capture: true });
    const forget = effect(() => this.#mix());
    signal.addEventListener('abort', forget);
  }

  hear(cue: Cue): void {
    // A browser that cannot tell is asked again at the next touch.
    if (!this.#desk && 'userActivation' in navigator && navigator.userActivation.hasBeenActive) this.#open();
    const volume = settings.value.volumes[groupOf(cue)];
    if (this.#desk?.context.state !== 'running' || settings.value.muted || volume === 0) return;
    const now = performance.now();
    const place = channelFor(this.#voices, cue, now);
    if (place >= 0) this.#sound(this.#desk, place, cue, now);
  }

  hush(): void {
    const desk = this.#desk;
    if (!desk) return;
    for (const channel of desk.channels) {
      channel.gain.gain.setTargetAtTime(0, desk.context.currentTime, FADE / 3);
      channel.source?.stop(desk.context.currentTime + FADE);
    }
    this.#voices.fill(null);
  }

  /** Gives everything back. */
  close(): void {
    this.#stop.abort();
    void this.#desk?.context.close();
    this.#desk = null;
  }

  /** Opens the way to the loudspeaker, or wakes it after the browser has put it to sleep. */
  #open(): void {
    if (settings.peek().muted || this.#stop.signal.aborted || typeof AudioContext === 'undefined') return;
    if (!this.#desk) {
      this.#desk = deskOf(new AudioContext());
      this.#mix();
    }
    if (this.#desk.context.state === 'suspended') void this.#desk.context.resume();
  }

  #mix(): void {
    const { muted, volumes } = settings.value;
    const desk = this.#desk;
    if (!desk) return;
    for (const group of GROUPS)
      desk.groups[group].gain.setTargetAtTime(muted ? 0 : volumes[group] / 100, desk.context.currentTime, FADE / 3);
  }

  #sound({ context, groups, channels }: Desk, place: number, cue: Cue, now: number): void {
    const channel = channels[place];
    if (!channel) return;
    const buffer = this.#bufferOf(context, cue);
    channel.source?.stop();
    const source = context.createBufferSource();
    source.buffer = buffer;
    // By the golden ratio: never the same twice, and nothing left to chance.
    const rate = 1 + VARIES * (((this.#count++ * 0.618034) % 1) - 0.5);
    source.playbackRate.value = rate;
    channel.gain.disconnect();
    channel.gain.gain.cancelScheduledValues(0);
    channel.gain.gain.value = 1;
    source.connect(channel.gain).connect(groups[groupOf(cue)]);
    source.addEventListener('ended', () => {
      source.disconnect();
      if (channel.source === source) channel.source = null;
    });
    channel.source = source;
    this.#voices[place] = { cue, began: now, ends: now + (buffer.duration / rate) * 1000 };
    source.start();
    this.#heard(cue);
  }

  /** The samples of a sound, worked out when it is first heard. */
  #bufferOf(context: AudioContext, cue: Cue): AudioBuffer {
    const known = this.#buffers.get(cue);
    if (known) return known;
    const samples = render(RECIPES[cue]);
    const buffer = context.createBuffer(1, samples.length, RATE);
    buffer.getChannelData(0).set(samples);
    this.#buffers.set(cue, buffer);
    return buffer;
  }
}
