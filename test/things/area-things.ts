import type { Actor, Api } from "../users.ts";

/** The declarations of an area's `test/<area>/things.ts`; the suites about all routes make their requests from them. */
export interface AreaThings {
  /** The kinds of things that the area's routes make. */
  kinds?: Record<string, Kind>;
  /** The kind that a field names, by the field's name, in the routes of all areas. */
  fields?: Record<string, string>;
  /** The kind that a field names in the visitors' routes of all areas, where it is another one than in the owners'. */
  visitorFields?: Record<string, string>;
  /** The kind that the field "id" names in the area's own routes. */
  id?: string;
  /** The kind whose token opens a visitor's route, by a field that the route takes. */
  visitorTokens?: Record<string, string>;
  /** Valid values of the area's fields if the contract's schema alone does not lead to one that makes sense. */
  values?: Record<string, unknown>;
}

export interface Kind {
  /** An id of the right form that nobody has. */
  missing: string;
  make(making: Making): Promise<Made>;
}

export interface Making {
  owner: Actor;
  /** Somebody who is not signed in, with a visitor's token or without. */
  visitor(token?: string): Api;
  /** Stands in the names of what is made. */
  name: string;
  /** Whether documents are uploaded and processed; otherwise they are only registered, which takes no time. */
  isRead: boolean;
  /** The id of another kind's thing, which is made at the first request. */
  idOf(kind: string): Promise<string>;
  /** The visitor's token that came with another kind's thing. */
  tokenOf(kind: string): Promise<string>;
}

export interface Made {
  id: string;
  /** The visitor's token that came with it. */
  token?: string;
}
