// Sound and desktop notification for words that arrive while the reader looks elsewhere. Both are off until asked for; the browser's
// permission is requested only by the switch itself.
import { useCallback, useEffect, useRef, useState } from "react";
import { keptSwitch } from "./kept-outbox.ts";

const keptSound = keptSwitch("chat-sound");
const keptDesktop = keptSwitch("chat-desktop");

export function useChatAlerts() {
  const [sound, setSound] = useState(false);
  const [desktop, setDesktop] = useState(false);
  const [denied, setDenied] = useState(false);

  useEffect(() => {
    setSound(keptSound.read() !== null);
    setDesktop(keptDesktop.read() !== null && "Notification" in window && Notification.permission === "granted");
  }, []);

  const switchSound = useCallback((on: boolean) => {
    setSound(on);
    keptSound.keep(on ? "on" : null);
    if (on) playTone();
  }, []);

  const switchDesktop = useCallback(async (on: boolean) => {
    const granted = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
    setDenied(on && !granted);
    setDesktop(granted);
    keptDesktop.keep(granted ? "on" : null);
    return granted || !on;
  }, []);

  const ring = useCallback(
    (title: string, text: string, tag: string) => {
      if (document.visibilityState === "visible" && document.hasFocus()) return;
      if (sound) playTone();
      if (desktop && Notification.permission === "granted") {
        const notice = new Notification(title, { body: text.slice(0, 140), tag, icon: "/icon-192.png" });
        notice.onclick = () => {
          window.focus();
          notice.close();
        };
      }
    },
    [sound, desktop],
  );

  return { sound, desktop, denied, switchSound, switchDesktop, ring };
}

export type ChatAlerts = ReturnType<typeof useChatAlerts>;

/** Calls `onNews` for each message of the other side that was not there when the page was drawn. */
export function useNews<T extends { seq: number }>(newest: T | undefined, onNews: (message: T) => void): void {
  const known = useRef(newest?.seq ?? 0);
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    if (!newest || newest.seq <= known.current) return;
    known.current = newest.seq;
    latest.current(newest);
  }, [newest]);
}

/** Two short tones, made on the spot: no file to load. */
function playTone(): void {
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.connect(audio.destination);
    volume.gain.setValueAtTime(0.08, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.4);
    for (const [index, pitch] of [660, 880].entries()) {
      const tone = audio.createOscillator();
      tone.frequency.value = pitch;
      tone.connect(volume);
      tone.start(audio.currentTime + index * 0.12);
      tone.stop(audio.currentTime + index * 0.12 + 0.2);
      if (index === 1) tone.onended = () => void audio.close();
    }
  } catch {
    // No audio device, or none allowed yet: silence is fine.
  }
}
