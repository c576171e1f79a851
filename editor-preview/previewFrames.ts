import type { PreviewReport } from './bridge/messages.ts';

/** A frame, and the text that it shows. */
export interface PreviewFrameState {
  /** Every frame has its own, so that each is loaded once and its history holds nothing. */
  id: number;
  text: string;
}

/**
 * The preview's frames: one that is looked at, and one in the making behind it. They change places when the new page is
 * there, so that an editor never looks at an empty frame, and a text that makes no page leaves the last one in place.
 */
export interface PreviewState {
  shown: PreviewFrameState | undefined;
  next: PreviewFrameState | undefined;
  report: PreviewReport | undefined;
  /** Whether the page that is looked at is of an older text, because the typed one makes no page. */
  isOlder: boolean;
  /** Whether the last page did not come. */
  failed: boolean;
}

export type PreviewAction =
  /** A text shall be shown. */
  | { kind: 'asked'; text: string }
  /** The page of a frame is there. */
  | { kind: 'ready'; id: number; report: PreviewReport }
  /** The frame got another answer than a page. */
  | { kind: 'failed'; id: number }
  /** The text is no JSON, so the server need not be asked. */
  | { kind: 'refused'; report: PreviewReport };

export const noPreview: PreviewState = {
  shown: undefined,
  next: undefined,
  report: undefined,
  isOlder: false,
  failed: false,
};

export function previewReducer(state: PreviewState, action: PreviewAction): PreviewState {
  switch (action.kind) {
    case 'asked': {
      const id = Math.max(state.shown?.id ?? 0, state.next?.id ?? 0) + 1;
      return { ...state, next: { id, text: action.text } };
    }
    case 'ready': {
      if (action.id !== state.next?.id) return state;
      const { report } = action;
      const replaces = report.shown || !state.shown;
      return {
        shown: replaces ? state.next : state.shown,
        next: undefined,
        report,
        isOlder: !replaces,
        failed: false,
      };
    }
    case 'failed':
      return action.id === state.next?.id ? { ...state, next: undefined, failed: true } : state;
    case 'refused':
      return {
        ...state,
        next: undefined,
        report: action.report,
        isOlder: state.shown !== undefined,
        failed: false,
      };
  }
}
