import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LoggedRevision } from '../../editing/history.ts';
import { maxShareDays, type Share, type Shown, usualShareDays } from '../../editing/sharing/share.ts';
import { whyFailed } from '../document/askServer.ts';
import { buttonRow, mainButton, plainButton } from '../parts/controls.styles.ts';
import { Dialog, firstFocus } from '../parts/Dialog.tsx';
import { momentInWords } from '../parts/times.ts';
import type { CommandContext } from '../tool/command.ts';
import { choices, links, made as madeLink } from './ShareDialog.styles.ts';
import { type SharesClient, sharesClient } from './sharesClient.ts';

interface ShareDialogProps {
  context: Pick<CommandContext, 'document' | 'view' | 'tell'>;
  onClose: () => void;
  /** A published version, which is offered first. */
  revision?: Pick<LoggedRevision, 'revision' | 'at'>;
  client?: SharesClient;
}

const dayChoices = [1, 7, usualShareDays, 30, maxShareDays];

/** Links by which others look at the article without signing in: made, copied, listed, revoked. */
export default function ShareDialog({
  context,
  onClose,
  revision,
  client: given,
}: ShareDialogProps): ReactNode {
  const { document, view, tell } = context;
  const client = useMemo(() => given ?? sharesClient(view.path), [given, view.path]);
  const [kind, setKind] = useState<Shown['kind']>(revision ? 'revision' : 'sequence');
  const [days, setDays] = useState(usualShareDays);
  const [shares, setShares] = useState<readonly Share[]>();
  const [link, setLink] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const list = useCallback(async () => {
    const answer = await client.list();
    if (answer.kind === 'done') setShares(answer.value.shares);
    else setTrouble(whyFailed(answer));
  }, [client]);
  useEffect(() => {
    void list();
  }, [list]);
  useEffect(() => {
    if (link !== undefined) field.current?.select();
  }, [link]);

  /** What the link shall show; undefined while that is not saved. */
  const shownNow = async (): Promise<Shown | undefined> => {
    if (kind === 'revision') return revision && { kind, revision: revision.revision };
    // Others see what the server has.
    const isSaved = await document.save();
    const { sequence } = document.view();
    if (!isSaved) return undefined;
    return kind === 'draft' ? { kind } : sequence === undefined ? undefined : { kind, sequence };
  };
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setLink(undefined);
    const shown = await shownNow();
    if (!shown) {
      setBusy(false);
      setTrouble('Your last changes are not saved yet. Try again when they are.');
      return;
    }
    const answer = await client.make({ shown, days });
    setBusy(false);
    setTrouble(answer.kind === 'done' ? undefined : whyFailed(answer));
    if (answer.kind !== 'done') return;
    setLink(new URL(answer.value.link, window.location.href).href);
    await list();
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link ?? '');
      tell('The link is on the clipboard.');
    } catch {
      // The browser keeps the clipboard to itself: the link is marked, to be copied by hand.
      field.current?.select();
      tell('Your browser does not let the tool copy. The link is marked: copy it.');
    }
  };
  const revoke = async (id: string): Promise<void> => {
    const answer = await client.revoke(id);
    setTrouble(answer.kind === 'done' ? undefined : whyFailed(answer));
    if (answer.kind === 'done') tell('The link is revoked. Whoever has it sees nothing any more.');
    await list();
  };
  return (
    <Dialog isStillEnglish title="Share" onClose={onClose}>
      <p>Whoever has the link sees the page, without signing in and without changing anything.</p>
      {trouble && <p role="alert">{trouble}</p>}
      <form onSubmit={make}>
        <fieldset className={choices}>
          <legend>What they see</legend>
          {revision && (
            <Choice
              isChosen={kind === 'revision'}
              onChoose={() => setKind('revision')}
              title={`As published ${momentInWords(revision.at)}`}
              about="It stays as readers got it then, whatever is changed or published later."
              isFirst
            />
          )}
          <Choice
            isChosen={kind === 'sequence'}
            onChoose={() => setKind('sequence')}
            title="This state"
            about="It stays as it is now, whatever is changed later."
            isFirst={revision === undefined}
          />
          <Choice
            isChosen={kind === 'draft'}
            onChoose={() => setKind('draft')}
            title="The draft, as it goes on"
            about="They see each change when they load the page again."
          />
        </fieldset>
        <div className={choices}>
          <label>
            The link holds for
            <select value={days} onChange={(event) => setDays(Number(event.target.value))}>
              {dayChoices.map((one) => (
                <option key={one} value={one}>
                  {one === 1 ? '1 day' : `${one} days`}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p className={buttonRow}>
          <button type="submit" className={mainButton} disabled={isBusy}>
            {isBusy ? 'One moment…' : 'Make a link'}
          </button>
        </p>
      </form>
      {link !== undefined && (
        <div className={madeLink}>
          <p>Here is the link. It is shown only now; nobody can look it up later.</p>
          <div>
            <input
              ref={field}
              readOnly
              aria-label="Link"
              value={link}
              onFocus={(event) => event.target.select()}
            />
            <button type="button" className={plainButton} onClick={() => void copy()}>
              Copy
            </button>
          </div>
        </div>
      )}
      {shares && shares.length > 0 && <Links shares={shares} onRevoke={revoke} />}
    </Dialog>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  title: string;
  about: string;
  isFirst?: boolean;
}

function Choice({ isChosen, onChoose, title, about, isFirst = false }: ChoiceProps): ReactNode {
  return (
    <label>
      <input
        type="radio"
        name="shown"
        checked={isChosen}
        onChange={onChoose}
        {...(isFirst && { [firstFocus]: '' })}
      />
      <span>
        {title}
        <small>{about}</small>
      </span>
    </label>
  );
}

function Links({
  shares,
  onRevoke,
}: {
  shares: readonly Share[];
  onRevoke: (id: string) => Promise<void>;
}): ReactNode {
  const now = Date.now();
  return (
    <section className={links} aria-label="Links">
      <h3>Links</h3>
      <ul>
        {shares.map((share) => {
          const isOver = share.revokedAt !== undefined || Date.parse(share.expiresAt) <= now;
          return (
            <li key={share.id} data-over={isOver ? '' : undefined}>
              <span>
                {shownInWords(share)}
                <small>
                  By {share.author}. {endInWords(share, now)} {openedInWords(share)}
                </small>
              </span>
              {!isOver && (
                <button
                  type="button"
                  className={plainButton}
                  aria-label={`Revoke: ${shownInWords(share)}, made on ${momentInWords(share.createdAt)}`}
                  onClick={() => void onRevoke(share.id)}
                >
                  Revoke
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function shownInWords({ shown, createdAt }: Share): string {
  if (shown.kind === 'draft') return 'The draft, as it goes on';
  return shown.kind === 'sequence'
    ? `As it was on ${momentInWords(createdAt)}`
    : `Revision ${shown.revision}`;
}

function endInWords({ revokedAt, expiresAt }: Share, now: number): string {
  if (revokedAt !== undefined) return `Revoked on ${momentInWords(revokedAt)}.`;
  return Date.parse(expiresAt) <= now
    ? `It held until ${momentInWords(expiresAt)}.`
    : `Holds until ${momentInWords(expiresAt)}.`;
}

function openedInWords({ opened, openedAt }: Share): string {
  if (openedAt === undefined) return 'Not opened yet.';
  return `Opened ${opened === 1 ? 'once' : `${opened} times`}, last on ${momentInWords(openedAt)}.`;
}
