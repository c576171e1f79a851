import express, { type RequestHandler } from 'express';
import { retryFolder } from '../../schemas/island.ts';
import { notFound } from '../httpError.ts';

/** Files of the build have their content's hash in their names, so they never change. */
export function builtAssets(folder: string): RequestHandler[] {
  return [
    sameFileAtEveryAttempt,
    express.static(folder, {
      immutable: true,
      maxAge: '365d',
      index: false,
      redirect: false,
      dotfiles: 'ignore',
    }),
    noSuchFile,
  ];
}

/** Pictures and other media of the project and of the publication, under names that may get another content. */
export function mediaFiles(folders: readonly string[]): RequestHandler[] {
  return [
    ...folders.map((folder) =>
      express.static(folder, { maxAge: '1h', index: false, redirect: false, dotfiles: 'ignore' }),
    ),
    noSuchFile,
  ];
}

const sameFileAtEveryAttempt: RequestHandler = (request, _response, next) => {
  request.url = request.url.replace(retryFolder, '');
  next();
};

const noSuchFile: RequestHandler = () => {
  throw notFound();
};
